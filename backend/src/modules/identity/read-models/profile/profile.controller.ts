import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, Me } from '../../../../access/access.decorator.js';
import { ProfileResponse, showProfile } from './profile.response.js';
import { Profiles } from './profiles.js';

@ApiTags('account')
@Controller('api/me')
export class ProfileController {
  constructor(private readonly profiles: Profiles) {}

  @Get()
  @Access('own-account')
  @ApiOkResponse({ type: ProfileResponse })
  async show(@Me() memberId: string): Promise<ProfileResponse> {
    return showProfile(await this.profiles.of(memberId));
  }
}
