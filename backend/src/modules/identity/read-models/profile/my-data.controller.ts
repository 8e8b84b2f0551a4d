import { Get } from '@nestjs/common';
import { Access, ApiController, Me, MySession, Ok } from '../../../../access/access.decorator.js';
import { MyData } from './my-data.js';
import { MyDataResponse } from './my-data.response.js';

@ApiController('account', 'api/me/data')
export class MyDataController {
  constructor(private readonly data: MyData) {}

  @Get()
  @Access('own-account')
  @Ok(MyDataResponse)
  show(@Me() memberId: string, @MySession() sessionId: string): Promise<MyDataResponse> {
    return this.data.take(memberId, sessionId);
  }
}
