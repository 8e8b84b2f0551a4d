import { describe, expect, it } from '@jest/globals';
import { createLastingStyles } from './lasting-styles';

describe('styles that last', () => {
  it('are there for the next component when the last of its kind has left', () => {
    const styles = createLastingStyles();
    styles.opUpdate('style%table', () => [1, 'computed']);
    styles.opUpdate('style%table', () => null);
    expect(styles.opGet('style%table')).toEqual([1, 'computed']);
  });

  it('are not the variables of a theme, which go with it', () => {
    const styles = createLastingStyles();
    styles.opUpdate('cssVar%table', () => [1, 'dark']);
    styles.opUpdate('cssVar%table', () => null);
    expect(styles.opGet('cssVar%table')).toBeNull();
  });

  it('change as Ant Design changes them', () => {
    const styles = createLastingStyles();
    styles.opUpdate('style%table', () => [1, 'computed']);
    styles.opUpdate('style%table', (before) => [(before?.[0] ?? 0) + 1, 'anew']);
    expect(styles.opGet('style%table')).toEqual([2, 'anew']);
  });
});
