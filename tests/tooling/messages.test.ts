/** Each text of the specification's error catalogue (section 8) occurs once in the code, and some test expects it. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

function read(folder: string, isWanted: (file: string) => boolean) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && isWanted(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(path.join(root, folder, file), 'utf8') }))
}

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)
const code = read('app', (file) => !isTest(file))
const tests = [...read('app', isTest), ...read('tests', (file) => isTest(file) && !file.includes('messages.test'))]

const messages = [
  // Quotes
  'Please fill in all required fields.',
  'Failed to submit quote request. Please try again.',
  'Quote Request Submitted!',
  "Thank you! We'll contact you within 24 hours with your quote.",
  'Quote status has been updated successfully.',
  'Failed to update quote status.',
  // Contact
  'Please fill in all fields.',
  'Failed to send message. Please try again.',
  'Message Sent!',
  "Thank you for your message. We'll get back to you within 24 hours.",
  'Contact status has been updated successfully.',
  'Failed to update contact status.',
  // Pages
  'Error Loading Products',
  'Unable to load products. Please try again later.',
  'Error Loading Blog Posts',
  'Unable to load blog posts. Please try again later.',
  'Product Not Found',
  'The requested product could not be found.',
  'Product not found',
  'Tool Not Found',
  'The requested hunting tool could not be found.',
  'Deer Type Not Found',
  "The deer type you're looking for doesn't exist or has been removed.",
  'Post Not Found',
  'The requested blog post could not be found.',
  'Content Not Found',
  "The page you're looking for doesn't exist or has been removed.",
  '404 Page Not Found',
  // Blog
  'Blog Post Created',
  'Blog Post Updated',
  'Blog Post Deleted',
  'Failed to create blog post',
  'Failed to delete blog post',
  'Failed to fetch blog posts',
  'Validation Error',
  'Title and content are required',
  'Slug should only contain lowercase letters, numbers, and hyphens',
  'Are you sure you want to delete this blog post?',
  // Products
  'Product created successfully',
  'Product updated successfully',
  'Product status updated',
  'Product deleted successfully',
  'Failed to create product',
  'Failed to update product.',
  'Failed to update product status: ',
  'Failed to delete product: ',
  'HTTP error! status: ',
  'Are you sure you want to delete this product?',
  // Deer types
  'Deer Type Created',
  'Deer Type Updated',
  'Deer Type Deleted',
  'Failed to create deer type. Please try again.',
  'Failed to update deer type. Please try again.',
  'Failed to delete deer type. Please try again.',
  'Failed to update deer type status. Please try again.',
  'Failed to load deer type data for editing.',
  'Failed to remove image. Please try again.',
  'Failed to submit form. Please try again.',
  'Featured image has been removed successfully.',
  'Gallery image has been removed successfully.',
  'Are you sure you want to delete this deer type?',
  // SEO, sample data, login
  'SEO Settings Updated',
  'Your robots.txt has been updated successfully!',
  'Failed to update SEO settings. Please try again.',
  'Data Seeded Successfully',
  'Failed to seed data. Please try again.',
  'Welcome to Admin Dashboard',
  'Login Failed',
  'Invalid username or password.',
  'Logged Out',
  // Empty lists
  'No quote requests yet.',
  'No contact messages yet.',
  'No products found',
  'No blog posts yet',
  'No deer types found. Create your first one!',
  'No Deer Types Available',
  'No Blog Posts Yet',
] as const

/** A title occurs twice if two different messages have it. */
const twice = new Map([['Logged Out', 2]])

describe.each(messages)('%s', (message) => {
  test('stands once in the code', () => {
    const places = code.flatMap(({ file, text }) => Array.from(text.split(message).slice(1), () => file))
    expect(places).toHaveLength(twice.get(message) ?? 1)
  })

  test('is met by a test', () => {
    const met = tests.filter(({ text }) => text.includes(message.trim()))
    expect(met.map(({ file }) => file)).not.toEqual([])
  })
})

test('“Status Updated” stands over three, and “Failed to update blog post” also before the status', () => {
  const count = (words: string) => code.reduce((sum, { text }) => sum + text.split(words).length - 1, 0)
  expect(count("'Status Updated'")).toBe(3)
  expect(count('Failed to update blog post')).toBe(2)
})
