import type { Pool } from '../../../../platform/database/pool.js';
import type { Candidate, Wanted } from '../../domain/candidates.js';

/** How many of each group are ranked, those with the best record. */
const MAX_OF_GROUP = 50;

/** Whether a creator may be invited. The indexes have this condition. */
const mayBeAsked = 'available and pro and not banned and points >= 50';

export type CandidateRow = Candidate & {
  readonly firstName: string;
  readonly department: string | null;
  readonly pageName: string | null;
  readonly asks: string | null;
};

const columns = `id, first_name as "firstName", department, state, page_name as "pageName", asks, departments, skills,
  work_types as "workTypes", area, points, finished, invited, answered, waiting_since as "waitingSince"`;

/** The best of each group: with all, some or none of the skills, near and anywhere. The ranking decides among them. */
export async function findCandidates(
  pool: Pool,
  wanted: Wanted,
  asked: readonly string[] = [],
): Promise<CandidateRow[]> {
  const { department, skills, workType, state } = wanted;
  const bySkills = skills.length === 0 ? ['true'] : ['skills @> $3', 'skills && $3', 'true'];
  const groups = workType === 'Remote' ? bySkills : bySkills.flatMap((has) => [has, `${has} and state = $4`]);
  const best = groups.map(
    (group) => `(select ${columns} from read.availability
      where ${mayBeAsked} and ($1::text is null or departments @> array[$1]) and work_types @> array[$2::text]
        and $3::text[] is not null and $4::text is distinct from '' and id <> all($5::uuid[]) and ${group}
      order by standing desc, waiting_since, id limit ${MAX_OF_GROUP})`,
  );
  const { rows } = await pool.query<CandidateRow>(best.join(' union '), [department, workType, skills, state, asked]);
  return rows;
}
