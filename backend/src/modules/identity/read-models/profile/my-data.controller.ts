import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, Me, MySession } from '../../../../access/access.decorator.js';
import { MyData } from './my-data.js';
import { MyDataResponse } from './my-data.response.js';

@ApiTags('account')
@Controller('api/me/data')
export class MyDataController {
  constructor(private readonly data: MyData) {}

  @Get()
  @Access('own-account')
  @ApiOkResponse({ type: MyDataResponse })
  show(@Me() memberId: string, @MySession() sessionId: string): Promise<MyDataResponse> {
    return this.data.of(memberId, sessionId);
  }
}
