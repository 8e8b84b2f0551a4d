import { Injectable } from '@nestjs/common';
import { Erasures } from '../../../platform/erasure/erasures.js';
import { type HeldAccount, HeldAccounts } from '../public.js';
import { showErasure } from '../read-models/profile/erasures.response.js';
import { showMember } from '../read-models/profile/profile.response.js';
import { Profiles } from '../read-models/profile/profiles.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { Sessions } from '../sessions/sessions.js';

@Injectable()
export class ProfileHeldAccounts extends HeldAccounts {
  constructor(
    private readonly profiles: Profiles,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly erasures: Erasures,
  ) {
    super();
  }

  override async of(memberId: string): Promise<HeldAccount> {
    const [profile, sessions, secondFactor, erased] = await Promise.all([
      this.profiles.of(memberId),
      this.sessions.openOf(memberId),
      this.factors.of(memberId),
      this.erasures.ofMembers([memberId]),
    ]);
    const devices = sessions.map((session) => ({ ...session, current: false }));
    const erasure = showErasure(memberId, erased);
    return { profile: showMember(profile), devices, secondFactorSince: secondFactor.since, erasure };
  }
}
