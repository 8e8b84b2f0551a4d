interface Props {
  contact: { firstName: string; lastName: string; email: string; phone: string | null };
  /** What the chat is about. */
  about: string;
}

/** How both sides reach each other, once both have said yes. */
export const ContactLines = ({ contact: { firstName, lastName, email, phone }, about }: Props) => (
  <p>
    <strong>
      {firstName} {lastName}
    </strong>
    <br />
    <a href={`mailto:${email}?subject=${encodeURIComponent(about)}`}>{email}</a>
    {phone && (
      <>
        <br />
        <a href={`tel:${phone}`}>{phone}</a>,{' '}
        <a
          href={`https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(about)}`}
          target="_blank"
          rel="noreferrer"
        >
          WhatsApp
        </a>
      </>
    )}
  </p>
);
