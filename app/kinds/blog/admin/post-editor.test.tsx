import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PostEditor } from './post-editor'
import { newPostValues } from './post-form'

async function categoriesOf(stored: string, sent?: string): Promise<string[]> {
  const answer = sent === undefined ? undefined : { lastResult: { initialValue: { category: sent } }, version: '' }
  const element = (
    <PostEditor
      previewLinks={[]}
      checks={{ url: '/admin/check', checked: undefined }}
      values={{ ...newPostValues, category: stored }}
      meta={{ formToken: 'token', version: '', formKey: 'key' }}
      authors={[]}
      answer={answer}
      back="/admin/blog"
    />
  )
  const routes = [{ path: '/', element }]
  const context = await createStaticHandler(routes).query(new Request('http://localhost/'))
  if (context instanceof Response) throw new Error('The page was not to answer anything but itself')
  const router = createStaticRouter(routes, context)
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />)
  const [select = ''] = /<select[^<>]*name="category".*?<\/select>/s.exec(html) ?? []
  return Array.from(select.matchAll(/<option value="([^"]*)"( selected="")?/g), ([, value = '', isChosen]) =>
    isChosen === undefined ? value : `${value}, chosen`,
  )
}

describe('a category that is none of the known', () => {
  const last = async (stored: string, sent?: string) => (await categoriesOf(stored, sent)).at(-1)

  test('of the stored post can be chosen', async () => {
    expect(await last('Camp Stories')).toBe('Camp Stories, chosen')
    expect(await last('')).not.toContain('chosen')
  })

  test('that came back with a form, its post being deleted, stays chosen', async () => {
    expect(await last('', 'Camp Stories')).toBe('Camp Stories, chosen')
  })

  test('stands there once, and beside another that was sent', async () => {
    expect((await categoriesOf('Camp Stories', 'Camp Stories')).filter((each) => each.startsWith('Camp'))).toHaveLength(
      1,
    )
    expect((await categoriesOf('Camp Stories', 'Recipes')).slice(-2)).toEqual(['Camp Stories', 'Recipes, chosen'])
  })
})
