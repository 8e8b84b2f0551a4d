import { Migration } from '@mikro-orm/migrations';

/** Mail that was sent or waits to be, sealed under its recipient's key: whoever is erased leaves no mail behind. */
export class Mail extends Migration {
  override up(): void {
    this.addSql('create schema if not exists mail');
    this.addSql(`create table mail.messages (
      id uuid primary key,
      subject_id uuid not null,
      key_id uuid not null,
      sealed bytea not null,
      kept_at timestamptz not null default now(),
      sent_at timestamptz,
      tries integer not null default 0,
      next_try_at timestamptz not null default now())`);
    this.addSql('create index messages_due on mail.messages (next_try_at) where sent_at is null');
    this.addSql('create index messages_subject on mail.messages (subject_id)');
  }
}
