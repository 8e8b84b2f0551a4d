import './shared/theme/palette.css';
import './shared/ui/base.css';
import './shared/ui/buttons.css';
import './shared/ui/fields.css';
import './shared/ui/surfaces.css';
import './shared/ui/overlays.css';
import './shared/ui/top-bar.css';
