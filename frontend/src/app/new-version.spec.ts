import { expect, it } from '@jest/globals';
import { mainScriptOf } from './new-version';

it('knows a build by its main script', () => {
  const page = '<script type="module" crossorigin src="/assets/index-BJS9O3_5.js"></script>';
  expect(mainScriptOf(page)).toBe('/assets/index-BJS9O3_5.js');
  expect(mainScriptOf('<script src="/theme.js"></script>')).toBeUndefined();
});
