import { Migration } from '@mikro-orm/migrations';

/** Read models of the commerce module. */
export class CommerceReadModels extends Migration {
  override up(): void {
    this.addSql(`create table read.membership (
      id uuid primary key,
      plan text,
      valid_until timestamptz)`);
    this.addSql(`create table read.program_fees (
      id uuid primary key,
      member_id uuid not null,
      plan text not null,
      fee jsonb not null,
      reference text not null,
      reference_key text not null,
      status text not null,
      reason text,
      submitted_at timestamptz not null,
      decided_at timestamptz)`);
    this.addSql('create index program_fees_member on read.program_fees (member_id, submitted_at desc, id)');
    this.addSql('create index program_fees_reference on read.program_fees (reference_key)');
    this.addSql(`create table read.pending_program_fees (
      id uuid primary key,
      member_id uuid not null,
      plan text not null,
      fee jsonb not null,
      reference text not null,
      reference_key text not null,
      source text not null,
      waiting boolean not null,
      paid jsonb,
      submitted_at timestamptz not null)`);
    this.addSql(
      'create index pending_program_fees_oldest on read.pending_program_fees (submitted_at, id) where waiting',
    );
    this.addSql('create index pending_program_fees_reference on read.pending_program_fees (reference_key)');
    this.addSql(`create table read.orders (
      id uuid primary key,
      member_id uuid not null,
      tool_name text not null,
      price jsonb not null,
      status text not null,
      reason text,
      placed_at timestamptz not null,
      started_at timestamptz,
      ended_at timestamptz)`);
    this.addSql('create index orders_member on read.orders (member_id, placed_at desc, id)');
    this.addSql(`create table read.all_orders (
      id uuid primary key,
      member_id uuid not null,
      tool_name text not null,
      price jsonb not null,
      status text not null,
      reason text,
      placed_at timestamptz not null,
      changed_at timestamptz,
      changed_by uuid)`);
    this.addSql('create index all_orders_newest on read.all_orders (placed_at desc, id)');
    this.addSql('create index all_orders_status on read.all_orders (status, placed_at desc, id)');
    this.addSql(`create table read.tool_requests (
      id uuid primary key,
      member_id uuid not null,
      tool_name text not null,
      origin text not null,
      status text not null,
      reason text,
      requested_at timestamptz not null,
      decided_at timestamptz)`);
    this.addSql('create index tool_requests_member on read.tool_requests (member_id, requested_at desc, id)');
    this.addSql(`create table read.pending_tool_requests (
      id uuid primary key,
      member_id uuid not null,
      tool_name text not null,
      origin text not null,
      requested_at timestamptz not null)`);
    this.addSql('create index pending_tool_requests_oldest on read.pending_tool_requests (requested_at, id)');
    this.addSql(`create table read.loans (
      id uuid primary key,
      member_id uuid not null,
      amount jsonb not null,
      purpose text not null,
      status text not null,
      reason text,
      requested_at timestamptz not null,
      decided_at timestamptz)`);
    this.addSql('create index loans_member on read.loans (member_id, requested_at desc, id)');
    this.addSql(`create table read.pending_loans (
      id uuid primary key,
      member_id uuid not null,
      amount jsonb not null,
      purpose text not null,
      requested_at timestamptz not null)`);
    this.addSql('create index pending_loans_oldest on read.pending_loans (requested_at, id)');
  }
}
