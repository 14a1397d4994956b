import { FORUM_TEXT, TOPIC_LIMITS } from '@contracts/forum';
import { ListField } from './ListField';
import { SuggestedTags } from './SuggestedTags';
import { withTyped } from './tags';

interface Props {
  tags: string[];
  typed: string;
  error?: string;
  /** What is said of them, where they are not those of a text. */
  description?: string;
  onChange: (tags: string[], typed: string) => void;
}

const OF_TEXT = `İsteğe bağlı, en fazla ${TOPIC_LIMITS.tags}. Birden fazlaysa aralarına virgül koyun.`;

/** Tags, with those proposed that others use already. */
export const TagsField = ({ tags, typed, error, description = OF_TEXT, onChange }: Props) => (
  <ListField
    label="Etiketler"
    description={description}
    chosen={tags}
    typed={typed}
    most={TOPIC_LIMITS.tags}
    tooMany={FORUM_TEXT.tooManyTags}
    error={error}
    withTyped={withTyped}
    removes={(tag) => `${tag} etiketini kaldır`}
    onChange={onChange}
    suggestions={<SuggestedTags typed={typed} chosen={tags} onChoose={(tag) => onChange(withTyped(tags, tag), '')} />}
  />
);
