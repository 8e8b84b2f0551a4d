import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { type RequestDecision, requestDecisions } from '../../../platform/event-sourcing/index.js';
import { Choice, Label, LongText, Text } from '../../../platform/http/fields.js';
import { ChoiceProp, IdProp, TextProp } from '../../../platform/http/props.js';
import { nameKey } from '../../../platform/text/tidy.js';
import { growthTools } from '../../../reference-data/index.js';

const catalogue = new Set(growthTools.map(({ name }) => nameKey(name)));

/** Validates the name of a tool that is not in the catalogue. */
const UnlistedTool = (): PropertyDecorator =>
  applyDecorators(
    Text({ max: 100 }),
    ValidateBy({
      name: 'isUnlisted',
      validator: {
        validate: (value: unknown) => typeof value !== 'string' || !catalogue.has(nameKey(value)),
        defaultMessage: () => 'This tool is in the catalogue: order it there instead.',
      },
    }),
  );

export class RequestToolRequest {
  @Label('Tool')
  @UnlistedTool()
  toolName: string;
}

export class ToolRequestedResponse {
  @IdProp() id: string;
  @TextProp() toolName: string;
  @ChoiceProp(['pending']) status: 'pending';
}

export class DecideToolRequestRequest {
  @Choice(requestDecisions) status: RequestDecision;
  @LongText({ max: 500, optional: true }) reason?: string;
}

export class ToolRequestDecidedResponse {
  @IdProp() applicationId: string;
  @ChoiceProp(requestDecisions) status: RequestDecision;
}
