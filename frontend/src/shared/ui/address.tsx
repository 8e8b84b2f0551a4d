/** An e-mail address. Where it does not fit, it goes on with what follows the @ rather than in the middle of a word. */
export function Address({ of }: { of: string }) {
  const host = of.lastIndexOf('@') + 1;
  return (
    <bdi>
      {of.slice(0, host)}
      <wbr />
      {of.slice(host)}
    </bdi>
  );
}

/** A phone number, which goes on with its last seven digits where it does not fit. */
export const PhoneNumber = ({ of }: { of: string }) => (
  <bdi>
    {of.slice(0, -7)}
    <wbr />
    {of.slice(-7)}
  </bdi>
);
