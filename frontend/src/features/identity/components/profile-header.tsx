import { placeName, pointsText } from '../../../shared/format';
import { fullNameOf } from '../../../shared/full-name';
import { initialsOf } from '../../../shared/session/initials';
import type { Member } from '../../../shared/session/member';
import { Badge } from '../../../shared/ui/badge';
import { LinkButton } from '../../../shared/ui/button';
import { BriefcaseIcon, StarIcon, UserIcon } from '../../../shared/ui/feature-icons';
import { CountryFlag } from '../../../shared/ui/flags';
import { CardIcon } from '../../../shared/ui/icons';

export function ProfileHeader({ member }: { member: Member }) {
  const isCreator = member.membershipType === 'Creator';
  const isPro = member.profileStatus === 'pro';
  return (
    <section className="card profile__header" aria-label="Who you are">
      <div className="profile__who">
        <span className="profile__initials" aria-hidden="true">
          {initialsOf(member)}
        </span>
        <div className="stack stack--tight">
          <h2 className="profile__name">{fullNameOf(member)}</h2>
          <p className="row profile__badges">
            <TypeBadge member={member} />
            {isCreator && isPro && <Badge kind="good" Icon={StarIcon} text="Pro Creator" />}
            {isCreator && <Badge kind="waiting" Icon={StarIcon} text={pointsText(member.points)} />}
          </p>
          {member.country && (
            <p className="soft profile__place">
              <CountryFlag country={member.country} />
              {placeName(member)}
            </p>
          )}
        </div>
        <div className="profile__actions">
          <LinkButton kind="secondary" to="/profile/edit">
            Edit Profile
          </LinkButton>
          {isCreator && !isPro && <LinkButton to="/program-application-fee">Upgrade Account</LinkButton>}
        </div>
      </div>
    </section>
  );
}

function TypeBadge({ member: { membershipType, qualification } }: { member: Member }) {
  switch (membershipType) {
    case 'Creator':
      return <Badge kind="plain" Icon={UserIcon} text={qualification ?? 'Creator'} />;
    case 'Business':
      return <Badge kind="plain" Icon={BriefcaseIcon} text="Business Owner" />;
    case 'AFRO WALLET':
      return <Badge kind="plain" Icon={CardIcon} text="Wallet member" />;
    case null:
      return <Badge kind="plain" Icon={UserIcon} text="Staff" />;
  }
}
