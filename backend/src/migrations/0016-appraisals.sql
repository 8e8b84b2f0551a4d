-- By what two submissions are known to hand in the same work: see `linkOf` of the appraisals.
create index appraisals_link on read.appraisals
  ((rtrim(regexp_replace(lower(assignment_url), '^https{0,1}://(www\.|m\.){0,1}|#.*$|(\x3f|&)(utm_\w+|igsh\w*|fbclid|si)=[^&#]*', '', 'g'), '/')))
  where assignment_url <> '';
