import { type Appearance, FONT_SIZES, THEMES } from '../../../../contracts/appearance.js';
import { Flag, OneOf } from '../../../platform/http/fields.js';

export class AppearanceDto implements Appearance {
  @OneOf(THEMES)
  theme!: Appearance['theme'];

  @OneOf(FONT_SIZES)
  font_size!: Appearance['font_size'];

  @Flag()
  compact_mode!: boolean;

  @Flag()
  animations!: boolean;
}
