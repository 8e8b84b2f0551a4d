import { Get } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { ProfileResponse, showProfile } from './profile.response.js';
import { Profiles } from './profiles.js';

@ApiController('account', 'api/me')
export class ProfileController {
  constructor(private readonly profiles: Profiles) {}

  @Get()
  @Access('own-account')
  @Ok(ProfileResponse)
  async show(@Me() memberId: string): Promise<ProfileResponse> {
    return showProfile(await this.profiles.of(memberId));
  }
}
