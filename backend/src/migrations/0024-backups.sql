-- Each backup that was made, so that operators are told when there are no more of them.

create table es.backups (made_at timestamptz primary key);
