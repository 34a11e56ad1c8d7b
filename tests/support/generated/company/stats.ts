export {COUNTED as default} from '../../../../src/data/reviewStats';
