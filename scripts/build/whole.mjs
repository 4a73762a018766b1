// `npm run build`: rebuilds as before a start, even if the build is current.
import { build } from '../ready/build.mjs';

build();
