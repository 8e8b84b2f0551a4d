import { beforeAll, describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../test/support/businesses.js';
import { proCreator, submitDay } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { PortfolioResponse } from '../read-models/portfolio/portfolio.response.js';

const product = testApp();
const admin = adminOf(product);
let ada: TestClient;
let bola: TestClient;
beforeAll(async () => {
  ada = await proCreator(product, admin, { firstName: 'Ada <b>' });
  bola = await proCreator(product, admin, { firstName: 'Bola', lastName: '-' });
  await admin.post(`/api/admin/appraisals/${await submitDay(ada)}/approve`, { points: 9 });
  await submitDay(bola);
});

const content = {
  published: true,
  isListed: false,
  pageName: 'ada-obi',
  works: [{ dayNumber: 1, title: 'A "headline" <i>' }],
  links: [{ label: 'Shop & more', url: 'https://example.com/ada' }],
};
const save = (creator: TestClient, more: object = {}) =>
  creator.send<Problem>('PUT', '/api/me/portfolio', { body: { ...content, ...more } });
const turn = (on: boolean) => admin.post('/api/admin/features/portfolios', { on });
async function open(address: string): Promise<{ status: number; text: string }> {
  const response = await fetch(product.url + address, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

describe('a portfolio', () => {
  it('is there only while an admin has turned portfolios on', async () => {
    expect((await save(ada)).body.code).toBe('FEATURE_OFF');
    expect((await turn(true)).status).toBe(200);
    const { body } = await ada.get<PortfolioResponse>('/api/me/portfolio');
    expect(body).toMatchObject({ published: false, pageName: null, works: [], approvedWork: [{ dayNumber: 1 }] });
    expect((await open('/c/ada-obi')).status).toBe(404);
  });

  it('is published whole, and nothing that was typed becomes markup', async () => {
    expect((await save(ada)).status).toBe(200);
    const { status, text } = await open('/c/ADA-obi?fbclid=x');
    expect(status).toBe(200);
    for (const words of [
      'Ada &lt;b&gt; Obi',
      'Marketing, Lagos',
      'A &quot;headline&quot; &lt;i&gt;',
      'Shop &amp; more',
    ])
      expect(text).toContain(words);
    expect(text).toContain('<a href="https://example.com/ada" rel="nofollow ugc noopener">');
    expect(text).toContain('content="http://localhost/portfolio-creator.png"');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toMatch(/<b>|<i>|<script|@example/);
    expect((await save(ada, { isListed: true })).status).toBe(200);
    expect((await open('/c/ada-obi')).text).not.toContain('noindex');
  });

  it('has a name that nobody else has, until its owner takes another one', async () => {
    const clash = await save(bola, { works: [] });
    expect(clash.body.code).toBe('PAGE_NAME_TAKEN');
    expect((await save(ada, { pageName: 'ada' })).status).toBe(200);
    expect((await open('/c/ada-obi')).status).toBe(404);
    expect((await save(bola, { works: [] })).status).toBe(200);
    expect((await open('/c/ada-obi')).text).toContain('<h1><bdi>Bola</bdi></h1>');
    const both = await Promise.all([ada, bola].map((who) => save(who, { works: [], pageName: 'both' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each(['a', 'Ada', 'ada--obi', '-ada', 'ada_obi', 'ádà', 'admin', '5ankofa', 'sankofa-team', 'x'.repeat(41)])(
    'has no name such as %j',
    async (pageName) => expect((await save(ada, { pageName })).status).toBe(422),
  );

  it('shows approved work alone', async () => {
    const work = { works: [{ dayNumber: 1, title: 'Mine' }], pageName: 'bola' };
    expect((await save(bola, work)).body.code).toBe('WORK_NOT_APPROVED');
    const twice = [...content.works, ...content.works];
    expect((await save(ada, { works: twice })).body.code).toBe('WORK_PICKED_TWICE');
    for (const url of ['javascript:alert(1)', 'https://user:pass@example.com', 'example'])
      expect((await save(ada, { links: [{ label: 'Bad', url }] })).status).toBe(422);
    expect((await save(ada, { links: [{ label: 'Bad', url: 'https://example.com', more: 1 }] })).status).toBe(422);
  });

  it('is gone as soon as it is taken back, while its owner is banned, and while portfolios are off', async () => {
    const page = () => open('/c/ada');
    expect((await save(ada, { pageName: 'ada' })).status).toBe(200);
    expect((await page()).status).toBe(200);
    expect((await save(ada, { pageName: 'ada', published: false })).status).toBe(200);
    expect((await page()).status).toBe(404);
    expect((await save(bola, { works: [], pageName: 'ada' })).body.code).toBe('PAGE_NAME_TAKEN');
    expect((await save(ada, { pageName: 'ada' })).status).toBe(200);
    await turn(false);
    await eventually(async () => expect((await page()).status).toBe(404));
    await turn(true);
    await admin.post(`/api/admin/members/${idOf(ada)}/ban`, {});
    await eventually(async () => expect((await page()).status).toBe(404));
    await admin.post(`/api/admin/members/${idOf(ada)}/reactivate`, {});
    await eventually(async () => expect((await page()).status).toBe(200));
  });

  it('is erased with its owner, and so is who had the name', async () => {
    expect((await admin.post(`/api/audit/members/${idOf(ada)}/erase`, {})).status).toBe(200);
    await eventually(async () => expect((await open('/c/ada')).status).toBe(404));
    await eventually(async () => expect((await save(bola, { works: [], pageName: 'ada' })).status).toBe(200));
  });
});
