import type { WorkType } from '@contracts/jobs';
import { IconBriefcase, IconHome, IconPencil, IconStack2 } from '@tabler/icons-react';

export const workTypeIcons: Record<WorkType, typeof IconHome> = { Remote: IconHome, Hibrit: IconStack2, Ofis: IconBriefcase, Serbest: IconPencil };
