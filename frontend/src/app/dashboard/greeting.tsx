import { label } from '../../shared/messages';
import type { Member } from '../../shared/session/member';
import { productName } from '../../shared/ui/mark';

export const Greeting = ({ member, isStaff = false }: { member: Member; isStaff?: boolean }) => (
  <div>
    <h1>{label('GREETING', { firstName: member.firstName })}</h1>
    <p className="soft">{isStaff ? label('GREETING_STAFF') : label('GREETING_MEMBER', { product: productName })}</p>
  </div>
);
