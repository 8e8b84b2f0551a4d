/** What somebody wrote, ended so that a sentence of ours can follow it. */
export function asSentence(words: string): string {
  const text = words.trim();
  return /[.!?…。؟][”"’')\]]*$/.test(text) ? text : `${text.replace(/[,;:]+$/, '')}.`;
}
