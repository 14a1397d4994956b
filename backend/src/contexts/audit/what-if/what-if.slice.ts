import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ForgetWhatIf, RunWhatIf } from './what-if.commands.js';
import { WhatIfController } from './what-if.controller.js';
import { ForgetWhatIfHandler, RunWhatIfHandler } from './what-if.handlers.js';
import { whatIfOwnData } from './what-if.own-data.js';
import { WhatIfQuery } from './what-if.query.js';
import { WhatIf } from './what-if.service.js';
import { WhatIfRunner } from './what-if-runner.service.js';
import { WhatIfShelf } from './what-if-shelf.service.js';

/** What another rule would have led to. */
export const whatIf: Slice = {
  commands: [handledBy(RunWhatIf, RunWhatIfHandler, 'cleanup'), handledBy(ForgetWhatIf, ForgetWhatIfHandler, 'cleanup')],
  ownData: whatIfOwnData,
  controllers: [WhatIfController],
  providers: [WhatIf, WhatIfQuery, WhatIfRunner, WhatIfShelf],
};
