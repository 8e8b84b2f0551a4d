import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AccountStatuses } from '../../access/account-statuses.js';
import { ProductAccessRules } from '../../access/product-access-rules.js';
import { AccessRules } from '../../platform/access/access-rules.js';
import { Pool } from '../../platform/database/pool.js';
import { PurposeRules } from '../../platform/erasure/eraser.js';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import { MailAddresses } from '../../platform/mail/mail-addresses.js';
import { readModel } from '../../platform/projections/read-model.js';
import { AlteredRecords } from '../../platform/proof/altered-records.js';
import { ProofModule } from '../../platform/proof/proof.module.js';
import { AccountEraser } from './accounts/account-eraser.js';
import { AccountWriter } from './accounts/account-writer.js';
import { Accounts } from './accounts/accounts.js';
import { findAlteredAccounts } from './accounts/altered-accounts.js';
import { ContactHashes } from './accounts/contact-hashes.js';
import { DatabaseAccountStatuses } from './accounts/database-account-statuses.js';
import { EmailAddresses } from './accounts/email-addresses.js';
import { EmailVerifications } from './accounts/email-verifications.js';
import { FirstAdmin } from './accounts/first-admin.js';
import { ImportedAccounts } from './accounts/imported-accounts.js';
import { InactiveAccounts } from './accounts/inactive-accounts.js';
import { ProfileHeldAccounts } from './accounts/profile-held-accounts.js';
import { retentionRules } from './accounts/retention-rules.js';
import { ApiTokens } from './api-tokens/api-tokens.js';
import { memberAggregate } from './domain/member.aggregate.js';
import { privacyRequests } from './domain/privacy-requests.aggregate.js';
import { essentialPurposes } from './domain/purposes.js';
import { RepeatedErasures } from './erasure/repeated-erasures.js';
import { AccountController } from './http/account/account.controller.js';
import { ApiTokensController } from './http/api-tokens/api-tokens.controller.js';
import { AttemptThrottle } from './http/attempt-throttle.js';
import { DecidedByInterceptor } from './http/members/decided-by.interceptor.js';
import { EraseMemberController } from './http/members/erase-member.controller.js';
import { MembersController } from './http/members/members.controller.js';
import { ChangePasswordController } from './http/password/change-password.controller.js';
import { PasswordController } from './http/password/password.controller.js';
import { PrivacyRequestsController } from './http/privacy/privacy-requests.controller.js';
import { RegisterController } from './http/registration/register.controller.js';
import { CheckSecondFactorController } from './http/second-factor/check-second-factor.controller.js';
import { Reauthentication } from './http/second-factor/reauthentication.js';
import { SecondFactorController } from './http/second-factor/second-factor.controller.js';
import { Credentials } from './http/session/credentials.js';
import { DeviceCookie } from './http/session/device-cookie.js';
import { RefreshCookie } from './http/session/refresh-cookie.js';
import { SecondFactorCheck } from './http/session/second-factor-check.js';
import { SessionController } from './http/session/session.controller.js';
import { SessionsController } from './http/session/sessions.controller.js';
import { SignIn } from './http/session/sign-in.js';
import { SuspendedController } from './http/session/suspended.controller.js';
import { AcceptInvitationController } from './http/staff/accept-invitation.controller.js';
import { StaffInvitationsController } from './http/staff/staff-invitations.controller.js';
import { OwnEmailController } from './http/verification/own-email.controller.js';
import { VerifyEmailController } from './http/verification/verify-email.controller.js';
import { OwnWords } from './passwords/own-words.js';
import { PasswordResets } from './passwords/password-resets.js';
import { Passwords } from './passwords/passwords.js';
import { HeldAccounts, MemberDirectory } from './public.js';
import { ApiTokensListController } from './read-models/api-tokens/api-tokens.controller.js';
import { PageAccessController } from './read-models/page-access/page-access.controller.js';
import { OwnPrivacyRequestsController } from './read-models/privacy-requests/own-privacy-requests.controller.js';
import { PrivacyRequestsListController } from './read-models/privacy-requests/privacy-requests.controller.js';
import { privacyRequestsProjector } from './read-models/privacy-requests/privacy-requests.projector.js';
import { PrivacyRequest } from './read-models/privacy-requests/privacy-requests.row.js';
import { ErasuresController } from './read-models/profile/erasures.controller.js';
import { MyDataController } from './read-models/profile/my-data.controller.js';
import { MyData } from './read-models/profile/my-data.js';
import { ProfileController } from './read-models/profile/profile.controller.js';
import { profileProjector } from './read-models/profile/profile.projector.js';
import { showProfile } from './read-models/profile/profile.response.js';
import { Profile } from './read-models/profile/profile.row.js';
import { ProfileDirectory } from './read-models/profile/profile-directory.js';
import { Profiles } from './read-models/profile/profiles.js';
import { StaffController } from './read-models/profile/staff.controller.js';
import { SecondFactorStateController } from './read-models/second-factor/second-factor.controller.js';
import { SessionsListController } from './read-models/sessions/sessions.controller.js';
import { StaffInvitationsListController } from './read-models/staff-invitations/staff-invitations.controller.js';
import { staffInvitationsProjector } from './read-models/staff-invitations/staff-invitations.projector.js';
import { StaffInvitations } from './read-models/staff-invitations/staff-invitations.row.js';
import { EnrolmentCodes } from './second-factor/enrolment-codes.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { Sessions } from './sessions/sessions.js';
import { TokenRotation } from './sessions/token-rotation.js';

/** Global, because all modules check access and show names of members. */
@Global()
@Module({
  imports: [
    ProofModule,
    EventSourcingModule.forFeature({
      aggregates: [memberAggregate, privacyRequests],
      readModels: [
        readModel(profileProjector, Profile, showProfile),
        readModel(staffInvitationsProjector, StaffInvitations),
        readModel(privacyRequestsProjector, PrivacyRequest),
      ],
    }),
  ],
  controllers: [
    RegisterController,
    SessionController,
    SessionsController,
    ApiTokensController,
    ApiTokensListController,
    SuspendedController,
    SessionsListController,
    PasswordController,
    ChangePasswordController,
    SecondFactorController,
    CheckSecondFactorController,
    SecondFactorStateController,
    VerifyEmailController,
    OwnEmailController,
    ProfileController,
    AccountController,
    MembersController,
    PageAccessController,
    MyDataController,
    EraseMemberController,
    ErasuresController,
    OwnPrivacyRequestsController,
    PrivacyRequestsListController,
    PrivacyRequestsController,
    StaffController,
    StaffInvitationsListController,
    StaffInvitationsController,
    AcceptInvitationController,
  ],
  providers: [
    AccountEraser,
    AccountWriter,
    Accounts,
    ApiTokens,
    AttemptThrottle,
    DeviceCookie,
    ContactHashes,
    Credentials,
    EmailAddresses,
    EmailVerifications,
    EnrolmentCodes,
    RepeatedErasures,
    FirstAdmin,
    ImportedAccounts,
    InactiveAccounts,
    MyData,
    OwnWords,
    PasswordResets,
    Passwords,
    Profiles,
    Reauthentication,
    RefreshCookie,
    SecondFactors,
    SecondFactorCheck,
    Sessions,
    SignIn,
    TokenRotation,
    { provide: AccountStatuses, useClass: DatabaseAccountStatuses },
    { provide: AccessRules, useClass: ProductAccessRules },
    { provide: PurposeRules, useValue: { essential: essentialPurposes, ofMail: 'contact' } satisfies PurposeRules },
    { provide: MailAddresses, useExisting: EmailAddresses },
    { provide: MemberDirectory, useClass: ProfileDirectory },
    { provide: HeldAccounts, useClass: ProfileHeldAccounts },
    { provide: APP_INTERCEPTOR, useClass: DecidedByInterceptor },
  ],
  exports: [AccessRules, AccountStatuses, PurposeRules, MailAddresses, MemberDirectory, HeldAccounts],
})
export class IdentityModule {
  constructor(housekeeping: Housekeeping, alteredRecords: AlteredRecords, pool: Pool) {
    alteredRecords.register(() => findAlteredAccounts(pool));
    for (const rule of retentionRules) housekeeping.register(rule);
  }
}
