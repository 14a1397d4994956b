import { PROJECT_VISIBILITIES, PROJECT_VISIBILITY_LABEL, type ProjectVisibility } from '@contracts/projects';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../../../client/session';
import type { ProjectFilter } from '../../../../paths';
import { foundStagesQuery } from '../../api/projects';
import { HELP, type Help, helpOf, UNKNOWN_STAGE, withHelp, withoutEmpty } from '../projectFilter';
import type { Narrowing } from './narrowing';

/** Guests see public projects alone, so that there is nothing to choose. */
export function useNarrowings(filter: ProjectFilter): readonly Narrowing[] {
  const { data: stages } = useQuery(foundStagesQuery);
  const { stage } = filter;
  const isUnknown = stages && stage && !stages.some(({ code }) => code === stage);
  const member = useMember();
  const visibility: Narrowing = {
    id: 'visibility',
    label: 'Görünürlük',
    choices: PROJECT_VISIBILITIES.map((each) => [each, PROJECT_VISIBILITY_LABEL[each]] as const),
    chosen: filter.visibility ?? null,
    choose: (value) => withoutEmpty({ ...filter, visibility: (value as ProjectVisibility | null) ?? undefined }),
  };
  return [
    {
      id: 'help',
      label: 'Yardım ilanı',
      choices: Object.entries(HELP).map(([value, { label }]) => [value, label] as const),
      chosen: helpOf(filter),
      choose: (value) => withHelp(filter, value as Help | null),
    },
    {
      id: 'stage',
      label: 'Aşama',
      choices: [
        ...(stages ?? []).map(({ code, label, retired }) => [code, retired ? `${label} (kaldırıldı)` : label] as const),
        ...(isUnknown ? [[stage, UNKNOWN_STAGE] as const] : []),
      ],
      chosen: stage ?? null,
      choose: (value) => withoutEmpty({ ...filter, stage: value ?? undefined }),
    },
    ...(member || filter.visibility ? [visibility] : []),
  ];
}
