-- Businesses are searched by name and phones, whether their verification waits or not.
drop index read.pending_kyc_business;
create index pending_kyc_called on read.pending_kyc using gin (lower(
  (attempts -> -1 -> 'details' ->> 'legalBusinessName') || ' ' || (attempts -> -1 -> 'details' ->> 'contactPhone')
  || ' ' || (attempts -> -1 -> 'details' ->> 'whatsappNumber')) gin_trgm_ops);
