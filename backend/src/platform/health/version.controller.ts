import { Get } from '@nestjs/common';
import { RequirePolicy } from '../access/access.decorator.js';
import { readOwnVersion } from '../config/own-version.js';
import { TextProp } from '../http/props.js';
import { ApiController, Ok } from '../http/route.decorators.js';

class Version {
  @TextProp({ description: 'Of the package, and after a + the hash of the sources it was built from.' })
  version: string;
}

@RequirePolicy('public')
@ApiController('health', 'api/version')
export class VersionController {
  private readonly version = readOwnVersion();

  @Get()
  @Ok(Version)
  read(): Version {
    return { version: this.version };
  }
}
