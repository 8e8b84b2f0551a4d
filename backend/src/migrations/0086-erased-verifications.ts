import { Migration } from '@mikro-orm/migrations';

const ERASED = `(select subject_id from es.erasures where purpose = 'kyc')`;

/** A verification that was erased waits for nobody, and cannot be submitted anew. */
export class ErasedVerifications extends Migration {
  override up(): void {
    for (const table of ['profile', 'members']) {
      this.addSql(`update read.${table} set kyc_status = 'erased' where kyc_status <> 'approved' and id in ${ERASED}`);
    }
    this.addSql(`update read.kyc set status = case status when 'approved' then status else 'erased' end,
      attempts = (
        select coalesce(jsonb_agg(one || '{"details": null, "reason": null}'
          || case one->>'status' when 'pending' then '{"status": "erased"}' else '{}' end::jsonb order by place), '[]')
        from jsonb_array_elements(attempts) with ordinality made (one, place))
      where id in ${ERASED}`);
    this.addSql(`delete from read.pending_kyc where id in ${ERASED}`);
    this.addSql(`with gone as (
        update read.waiting_requests w set kyc = 0 from read.waiting_requests before
        where before.id = w.id and w.kyc <> 0 and w.id in ${ERASED} returning before.kyc)
      update read.waiting_requests_figures set n = n - (select coalesce(sum(kyc), 0) from gone) where id = 'kyc'`);
  }
}
