import { Migration } from '@mikro-orm/migrations';

/** Read models of the appraisals and creator-journey modules. */
export class ChallengeAndJourney extends Migration {
  override up(): void {
    this.addSql('create schema if not exists read');
    this.addSql(`create table read.appraisals (
      id uuid primary key,
      member_id uuid not null,
      day_number integer not null,
      attempt integer not null,
      status text not null,
      learnings text not null,
      assignment_url text not null,
      achievements text not null,
      challenges text not null,
      goals text not null,
      self_rating integer not null,
      points integer,
      comment text,
      reason text,
      submitted_at timestamptz not null,
      decided_at timestamptz,
      decided_by uuid)`);
    this.addSql('create index appraisals_member on read.appraisals (member_id, day_number, attempt)');
    this.addSql(`create table read.pending_appraisals (
      id uuid primary key,
      member_id uuid not null,
      day_number integer not null,
      attempt integer not null,
      learnings text not null,
      assignment_url text not null,
      assignment_summary text not null,
      achievements text not null,
      challenges text not null,
      goals text not null,
      self_rating integer not null,
      submitted_at timestamptz not null)`);
    this.addSql('create index pending_appraisals_oldest on read.pending_appraisals (submitted_at, id)');
    this.addSql(`create table read.points_ledger (
      id text primary key,
      member_id uuid not null,
      version integer not null,
      at timestamptz not null,
      source text not null,
      change integer not null,
      total integer not null,
      reason text)`);
    this.addSql('create index points_ledger_member on read.points_ledger (member_id, version desc)');
    this.addSql(`create table read.journey (
      id uuid primary key,
      registered_at timestamptz not null,
      approved_at timestamptz,
      pro boolean not null,
      points integer not null,
      silver_at timestamptz,
      gold_at timestamptz,
      diamond_at timestamptz)`);
  }
}
