// Must be the first import: React and React Router select their production code by NODE_ENV when first loaded.
process.env.NODE_ENV ??= 'production';
