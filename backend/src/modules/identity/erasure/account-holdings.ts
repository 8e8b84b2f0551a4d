import { Inject, Injectable } from '@nestjs/common';
import { Erasures } from '../../../platform/erasure/erasures.js';
import { type HeldAccount, HeldAccounts } from '../public.js';
import { showMember } from '../read-models/profile/profile.response.js';
import { Profiles } from '../read-models/profile/profiles.js';
import { Sessions } from '../sessions/sessions.js';
import { showErasure } from './erasure.responses.js';

@Injectable()
export class AccountHoldings extends HeldAccounts {
  constructor(
    @Inject(Profiles) private readonly profiles: Profiles,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Erasures) private readonly erasures: Erasures,
  ) {
    super();
  }

  override async of(memberId: string): Promise<HeldAccount> {
    const [profile, sessions, erased] = await Promise.all([
      this.profiles.of(memberId),
      this.sessions.openOf(memberId),
      this.erasures.of([memberId]),
    ]);
    const devices = sessions.map((session) => ({ ...session, current: false }));
    return { profile: showMember(profile), devices, erasure: showErasure(memberId, erased) };
  }
}
