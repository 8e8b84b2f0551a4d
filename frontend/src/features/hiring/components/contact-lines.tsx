import { fullNameOf, type Named } from '../../../shared/full-name';

interface Props {
  contact: Named & { email: string; phone: string | null };
  /** The business that the contact belongs to. */
  business?: string;
  /** The subject of the chat. */
  about: string;
}

/** The contact of the other side, shown once both sides have said yes. */
export const ContactLines = ({ contact, business, about }: Props) => {
  const { email, phone } = contact;
  const name = fullNameOf(contact);
  return (
    <p className="contact-lines">
      <strong>{name}</strong>
      {business && business !== name && `, ${business}`}
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
};
