/** An e-mail address that breaks after the @ if it does not fit in one line. */
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

export const PhoneNumber = ({ of }: { of: string }) => (
  <bdi>
    {of.slice(0, -7)}
    <wbr />
    {of.slice(-7)}
  </bdi>
);
