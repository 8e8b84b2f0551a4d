import { expect, it } from '@jest/globals';
import { judgeAudit } from './advisories.mjs';

const audit = (...severities) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      severities.map((severity, i) => [`p${i}`, { name: `p${i}`, range: '<2', severity }]),
    ),
    metadata: { dependencies: {} },
  });

it('passes where no package has a serious advisory', () => {
  expect(judgeAudit(`npm warn something\n${audit('low', 'moderate')}`)).toMatchObject({ passed: 1, failed: 0 });
});

it('fails once for each package with a serious one, and names it', () => {
  expect(judgeAudit(audit('high', 'low', 'critical'))).toMatchObject({
    failed: 2,
    output: 'p0 <2: high\np2 <2: critical',
  });
});

it.each([
  ['a registry without such a list', '{"message": "405 Method Not Allowed", "statusCode": 405}\nnpm error audit'],
  ['a registry out of reach', 'npm error network ENOTFOUND'],
])('says that nothing was checked: %s', (_, output) => {
  expect(judgeAudit(output)).toMatchObject({ passed: 0, failed: 0, note: expect.stringContaining('not checked') });
});
