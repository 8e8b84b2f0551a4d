import { describe, expect, it } from '@jest/globals';
import { createLastingStyles } from './lasting-styles';

describe('styles that last', () => {
  it('are there for the next component when the last of its kind has left', () => {
    const styles = createLastingStyles();
    styles.opUpdate('table', () => [1, 'computed']);
    styles.opUpdate('table', () => null);
    expect(styles.opGet('table')).toEqual([1, 'computed']);
  });

  it('change as Ant Design changes them', () => {
    const styles = createLastingStyles();
    styles.opUpdate('table', () => [1, 'computed']);
    styles.opUpdate('table', (before) => [(before?.[0] ?? 0) + 1, 'anew']);
    expect(styles.opGet('table')).toEqual([2, 'anew']);
  });
});
