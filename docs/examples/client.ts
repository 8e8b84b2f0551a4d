// A program on types that are made from the document of the API; docs/api.md says how, and a test runs it.
import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

const { SITE: baseUrl = '', TOKEN = '', EMAIL = '' } = process.env;

const clientOf = (token: string) => createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });

/** What a call gave; a refusal is thrown with its code. */
function unwrap<Data>({ data, error }: { data?: Data; error?: { code: string } }): Data {
  if (data === undefined) throw new Error(error?.code);
  return data;
}

const password = 'a calabash of palm wine';
const form: components['schemas']['RegisterRequest'] = {
  ...{ email: EMAIL, password, firstName: 'Ada', lastName: 'Obi', phone: '08031234567', gender: 'Female' },
  ...{ country: 'nigeria', state: 'Lagos', membershipType: 'Creator', qualification: 'Marketing' },
};
const visitor = createClient<paths>({ baseUrl });
await visitor.POST('/api/auth/register', { body: form }).then(unwrap);
const { accessToken, user } = unwrap(await visitor.POST('/api/auth/login', { body: { email: EMAIL, password } }));

const staff = clientOf(TOKEN);
await staff.POST('/api/admin/members/{id}/upgrade', { params: { path: { id: user.id } }, body: {} }).then(unwrap);

const work = { learnings: 'A headline makes one promise.', assignmentUrl: 'https://example.com/posts/1' };
const { appraisalId } = unwrap(await clientOf(accessToken).POST('/api/me/appraisals', { body: work }));

const params = { path: { appraisalId } };
const approve = () => staff.POST('/api/admin/appraisals/{appraisalId}/approve', { params, body: { points: 12 } });
const approved = unwrap(await approve());
const { error } = await approve();
const isRefusedAsDecided = error?.code === 'APPRAISAL_ALREADY_DECIDED';

const types: string[] = [];
let cursor: string | undefined;
do {
  const events = await staff.GET('/api/audit/events', {
    params: { query: { subject: user.id, pageSize: 2, cursor } },
  });
  const page = unwrap(events);
  types.push(...page.items.map((event) => event.type));
  cursor = page.nextCursor ?? undefined;
} while (cursor);

console.log(JSON.stringify({ approved, isRefusedAsDecided, types }));
