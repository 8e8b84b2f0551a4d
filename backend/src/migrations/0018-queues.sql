-- Queues are searched by the member, and by what their rows show; a decision on many rows is found by its events.
create index pending_appraisals_member on read.pending_appraisals (member_id);
create index pending_hire_requests_member on read.pending_hire_requests (member_id);
create index pending_tool_requests_member on read.pending_tool_requests (member_id);
create index pending_tool_requests_tool on read.pending_tool_requests using gin (lower(tool_name) gin_trgm_ops);
create index pending_loans_member on read.pending_loans (member_id);
create index pending_loans_amount on read.pending_loans (((amount ->> 'amount')::bigint));
create index pending_kyc_business on read.pending_kyc
  using gin (lower(attempts -> -1 -> 'details' ->> 'legalBusinessName') gin_trgm_ops) where waiting_since is not null;
create index events_decided_together on es.events (correlation_id) where type = 'DecidedTogether';
