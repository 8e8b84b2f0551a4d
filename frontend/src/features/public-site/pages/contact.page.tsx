import { chatLink } from '../../../shared/contact/chat-link';
import { areKnown, type ContactDetails, useContactDetails } from '../../../shared/contact/contact-details';
import { NotConfigured } from '../../../shared/contact/not-configured';
import { countries, offices } from '../../../shared/reference-data';
import { Address } from '../../../shared/ui/address';
import { MailIcon, PhoneIcon, PinIcon } from '../../../shared/ui/feature-icons';
import { CountryFlag } from '../../../shared/ui/flags';
import { ChatIcon } from '../../../shared/ui/icons';
import '../contact.css';

export default function ContactPage() {
  const contact = useContactDetails();
  return (
    <div className="band sheet">
      <div className="stack stack--tight">
        <h1>Contact Us</h1>
        <p className="band__lead">A supervisor looks after each country. Write in a chat, call, or come by.</p>
        <Times contact={contact} />
      </div>
      <section aria-labelledby="supervisors">
        <h2 id="supervisors">Your supervisor</h2>
        <div className="contact__countries">
          {countries.map((country) => (
            <CountryCard key={country.id} country={country} chat={contact.supervisorChats[chatOf(country.id)]} />
          ))}
        </div>
      </section>
      <section aria-labelledby="offices">
        <h2 id="offices">Our offices</h2>
        <ul className="contact__offices">
          {offices.map(({ id, name, city }) => (
            <li key={id} className="card contact__office">
              <PinIcon />
              <h3>{name}</h3>
              <p className="soft">{contact.addresses[id as keyof ContactDetails['addresses']] ?? city}</p>
            </li>
          ))}
        </ul>
      </section>
      <Lines contact={contact} />
    </div>
  );
}

/** Reserves the room of the times until they are known. */
function Times({ contact }: { contact: ContactDetails }) {
  const { hours, answerTime } = contact;
  const isWaiting = !areKnown(contact);
  return (
    <>
      <dl className={`contact__times${isWaiting ? ' contact--waiting' : ''}`}>
        {(isWaiting || hours) && (
          <div>
            <dt className="soft">We are there</dt>
            <dd>{hours}</dd>
          </div>
        )}
        {(isWaiting || answerTime) && (
          <div>
            <dt className="soft">You get an answer</dt>
            <dd>{answerTime}</dd>
          </div>
        )}
      </dl>
      {!hours && <NotConfigured control="Hours" />}
      {!answerTime && <NotConfigured control="Answer time" />}
    </>
  );
}

const lineRooms = (
  <ul className="contact__lines contact--waiting">
    {['E-mail', 'Phone'].map((line) => (
      <li key={line}>
        <span className="card contact__line">{line}</span>
      </li>
    ))}
  </ul>
);

const Lines = ({ contact }: { contact: ContactDetails }) => {
  const { email, phone } = contact;
  if (!areKnown(contact)) return lineRooms;
  return (
    <>
      {(email || phone) && (
        <ul className="contact__lines">
          {email && (
            <li>
              <a className="card contact__line" href={`mailto:${email}`}>
                <MailIcon />
                <Address of={email} />
              </a>
            </li>
          )}
          {phone && (
            <li>
              <a className="card contact__line numbers" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                <PhoneIcon />
                {phone}
              </a>
            </li>
          )}
        </ul>
      )}
      {!email && <NotConfigured control="E-mail" />}
      {!phone && <NotConfigured control="Phone" />}
    </>
  );
};

function CountryCard({ country, chat }: { country: (typeof countries)[number]; chat: string | null }) {
  const { id, name, stateLabel, states } = country;
  return (
    <article className="card contact__country">
      <h3>
        <CountryFlag country={id} />
        {name}
      </h3>
      <details>
        <summary>
          {states.length} {id === 'nigeria' ? 'states, FCT (Abuja) included' : `${stateLabel.toLowerCase()}s`}
        </summary>
        <ul className="contact__states">
          {states.map((state) => (
            <li key={state}>{state}</li>
          ))}
        </ul>
      </details>
      <div className="contact__action">
        {chat ? (
          <a
            className="button button--primary"
            href={chatLink(chat, `Hello Supervisor, I am writing from ${name}.`)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Contact Supervisor for ${name} (opens in a new tab)`}
          >
            <ChatIcon />
            Contact Supervisor
          </a>
        ) : (
          <NotConfigured control="Contact Supervisor" />
        )}
      </div>
    </article>
  );
}

const chatOf = (country: string): keyof ContactDetails['supervisorChats'] =>
  country === 'south africa' ? country : 'nigeria';
