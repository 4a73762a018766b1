// `npm run build`: as before a start, whatever is there.
import { build } from '../ready/build.mjs';

build();
