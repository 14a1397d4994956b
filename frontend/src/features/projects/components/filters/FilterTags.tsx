import { tagSlug } from '@contracts/forum-tags';
import { useState } from 'react';
import type { ProjectFilter } from '../../../../paths';
import { TagsField } from '../../../../writing/TagsField';
import { tagsOf, withTags } from '../projectFilter';

interface Props {
  filter: ProjectFilter;
  onChange: (filter: ProjectFilter) => void;
}

/** The tags that a project has to have, all of them. */
export function FilterTags({ filter, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const chosen = tagsOf(filter);
  return (
    <TagsField
      tags={chosen}
      typed={typed}
      description="Seçtiğiniz etiketlerin hepsini taşıyan projeler gösterilir."
      onChange={(tags, rest) => {
        setTyped(rest);
        const wanted = [...new Set(tags.map(tagSlug).filter(Boolean))];
        if (wanted.join() !== chosen.join()) onChange(withTags(filter, wanted));
      }}
    />
  );
}
