import { toolRequest, toolRequestFromKyc } from '../modules/commerce/public.js';
import type { KycSubmitted } from '../modules/kyc/public.js';
import { intend, type Process } from '../platform/event-sourcing/index.js';

export const requestToolsWhenKycNamesNeededTools: Process<KycSubmitted> = {
  name: 'request-tools-when-kyc-names-needed-tools',
  on: {
    KycSubmitted: ({ data: { details }, meta }) =>
      details.neededTools.map((toolName) =>
        intend(toolRequest, toolRequestFromKyc(meta.subjectId, toolName), {
          type: 'RequestTool',
          data: { toolName, origin: 'kyc' },
        }),
      ),
  },
};
