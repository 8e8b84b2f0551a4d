/** In minor units, however a reader writes it: 35,000.50 in Nigeria, 35 000,50 in South Africa. NaN without a number. */
export function paidAmountIn(text: string): number {
  const marks = text.replaceAll(/[^\d.,]/g, '');
  const [, whole = '', minor = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(marks) ?? [];
  return Math.round(Number(`${whole.replaceAll(/\D/g, '') || Number.NaN}.${minor}`) * 100);
}
