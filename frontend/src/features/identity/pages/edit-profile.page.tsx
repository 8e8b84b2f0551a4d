import { useCommand } from '../../../shared/api/use-command';
import { genders } from '../../../shared/reference-data';
import { useChangesDraft } from '../../../shared/session/changes-draft';
import { type Member, useMember } from '../../../shared/session/member';
import { tellOtherTabs } from '../../../shared/session/other-tabs';
import { LinkButton } from '../../../shared/ui/button';
import { sameChoices } from '../../../shared/ui/form/choices';
import { SelectField, TextAreaField, TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { toastInvalid } from '../../../shared/ui/form/toast-invalid';
import { useForm } from '../../../shared/ui/form/use-form';
import { Link } from '../../../shared/ui/link';
import { useNavigateIfMounted } from '../../../shared/ui/use-navigate-if-mounted';
import { usePartOfPage } from '../../../shared/ui/use-part-of-page';
import { editProfile } from '../api/edit-profile.mutation';
import { PlaceFields } from '../components/place-fields';
import { ProfileSubpage } from '../components/profile-subpage';
import {
  checkProfile,
  missingProfileFields,
  type ProfileValues,
  profileFieldName,
  profileFieldNames,
  profileValues,
  trimChanges,
} from '../profile-form';
import { lastNameHint } from '../registration';
import { canCorrectEmail } from '../use-email-verification';
import '../identity.css';

export default function EditProfilePage() {
  const member = useMember();
  const isStaff = member.membershipType === null;
  const isCreator = member.membershipType === 'Creator';
  usePartOfPage();
  const { values, setValues, forget, form, bind, submit, sending } = useProfileForm(member, isStaff);

  return (
    <ProfileSubpage title="Edit Profile" lead={<OnRequest member={member} />}>
      <form ref={form} className="form" noValidate onSubmit={submit}>
        <div className="form__pair">
          <TextField label={profileFieldNames.firstName} autoComplete="given-name" {...bind('firstName')} />
          <TextField
            label={profileFieldNames.lastName}
            hint={lastNameHint}
            autoComplete="family-name"
            {...bind('lastName')}
          />
        </div>
        {!isStaff && <MemberFields bind={bind} onCountry={(country) => setValues({ ...values, country, state: '' })} />}
        {isCreator && (
          <div id="motivation">
            <TextAreaField
              label={profileFieldNames.motivation}
              hint="What brought you here, in your own words."
              optional
              maxLength={1_000}
              {...bind('motivation')}
            />
          </div>
        )}
        <div className="row">
          <SubmitButton large {...sending}>
            Save
          </SubmitButton>
          <LinkButton kind="quiet" large to="/profile" onClick={forget}>
            Cancel
          </LinkButton>
        </div>
      </form>
    </ProfileSubpage>
  );
}

function OnRequest({ member }: { member: Member }) {
  const isCreator = member.membershipType === 'Creator';
  const askUs = <Link to="/contact">contact us</Link>;
  if (!canCorrectEmail(member)) {
    return (
      <>
        Your e-mail {isCreator ? 'and department change' : 'changes'} on request: {askUs}.
      </>
    );
  }
  return (
    <>
      Is your e-mail mistyped? <Link to="/profile/email">Correct it</Link>.
      {isCreator && <> Your department changes on request: {askUs}.</>}
    </>
  );
}

interface MemberFieldsProps {
  bind: ReturnType<typeof useProfileForm>['bind'];
  onCountry: (country: string) => void;
}

const MemberFields = ({ bind, onCountry }: MemberFieldsProps) => (
  <>
    <PlaceFields country={bind('country')} state={bind('state')} onCountry={onCountry} />
    <TextField label={profileFieldNames.phone} type="tel" inputMode="tel" autoComplete="tel" {...bind('phone')} />
    <SelectField
      label={profileFieldNames.gender}
      placeholder="Choose"
      choices={sameChoices(genders)}
      {...bind('gender')}
    />
  </>
);

function useProfileForm(member: Member, isStaff: boolean) {
  const navigate = useNavigateIfMounted();
  const before = profileValues(member);
  const { values, setValues, forget } = useChangesDraft('profile', before);
  const edit = useCommand(editProfile, {
    touches: ['profile'],
    onDone: () => {
      forget();
      tellOtherTabs({ type: 'user-updated' });
      navigate('/profile');
    },
    done: 'PROFILE_SAVED',
    failed: 'PROFILE_NOT_SAVED',
  });
  const form = useForm<ProfileValues>({
    values,
    setValues,
    check: (filled) => checkProfile(filled, isStaff),
    onInvalid: () => toastInvalid(missingProfileFields(values, isStaff).map((name) => profileFieldName(name, values))),
    send: (filled) => edit.send(trimChanges(filled, before)),
  });
  return { ...form, values, setValues, forget };
}
