import type { ProviderId } from '@contracts/identities';
import { IconBrandGithub, IconBrandGoogle } from '@tabler/icons-react';

export const PROVIDER_ICON: Record<ProviderId, typeof IconBrandGithub> = { github: IconBrandGithub, google: IconBrandGoogle };
