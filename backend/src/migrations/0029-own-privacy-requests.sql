-- Members read their own requests, latest first.
create index privacy_requests_own on read.privacy_requests (member_id, received_at desc, id);
