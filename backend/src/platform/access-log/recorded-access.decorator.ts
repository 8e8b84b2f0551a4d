import { SetMetadata } from '@nestjs/common';

export const RECORDED_ACCESS = 'sankofa:recorded-access';

export interface RecordedAccessOptions {
  /** A file or a list that leaves the product; otherwise somebody reads on a screen. */
  readonly as?: 'exported';
  /** It is on record before the first byte leaves. So are exports. */
  readonly first?: true;
  /** The field of the request, in its body or query, that says why. */
  readonly reason?: string;
  /** The field of the answer that holds the ids of members, besides `userId`, `memberId` and `subject`. */
  readonly member?: string;
}

/** How a look is recorded where the answer does not tell it by itself. Routes of staff are recorded without it. */
export const RecordedAccess = (options: RecordedAccessOptions): ClassDecorator & MethodDecorator =>
  SetMetadata(RECORDED_ACCESS, options);
