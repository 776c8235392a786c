/**
 * The page's own program, as text: puts a living chart with tooltips in the place of each picture.
 * The picture stays where that fails, and with scripts off.
 */
export const ENLIVEN = `
(async () => {
  'use strict';
  const specs = JSON.parse(document.getElementById('chart-specs').textContent);
  const options = { actions: false, renderer: 'svg', ast: true, mode: 'vega-lite', tooltip: { theme: 'lab' } };
  const enliven = async (figure) => {
    const picture = figure.querySelector('.picture');
    const living = document.createElement('div');
    living.className = 'living arriving';
    picture.before(living);
    try {
      await vegaEmbed(living, { ...specs[figure.dataset.chart], width: 'container' }, options);
      picture.remove();
      living.classList.remove('arriving');
    } catch (error) {
      living.remove();
      console.warn('This chart stays a picture.', error);
    }
  };
  for (const figure of document.querySelectorAll('figure[data-chart]')) await enliven(figure);
  document.documentElement.dataset.charts = 'living';
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
})();
`;
